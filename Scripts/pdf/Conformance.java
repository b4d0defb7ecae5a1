import java.io.File;
import java.util.Map;
import java.util.TreeMap;
import java.util.logging.LogManager;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;
import org.verapdf.pdfa.validation.profiles.RuleId;

/**
 * Runs veraPDF's engine over many files in one process.
 *
 * <p>{@code java Conformance ua1,2a FILE...} prints one line of tab-separated fields for each rule that a
 * file breaks (file, profile, rule, how often, the first place) and nothing for a file that conforms. A
 * file that cannot be read breaks the rule {@code unreadable}. The exit status is 0 when every file was
 * judged, whatever the verdict, and 2 for a profile that does not exist.
 */
public final class Conformance {
  private static final String UNREADABLE = "unreadable";

  /** How often a file breaks a rule, and where first. */
  private static final class Fault {
    private int count;
    private final String example;

    private Fault(String example) {
      this.example = example;
    }
  }

  public static void main(String[] arguments) {
    // The parser logs each oddity it recovers from; the verdict says what counts.
    LogManager.getLogManager().reset();
    VeraGreenfieldFoundryProvider.initialise();
    for (String name : arguments[0].split(",")) {
      PDFAFlavour profile = PDFAFlavour.fromString(name);
      if (profile == PDFAFlavour.NO_FLAVOUR) {
        System.err.println("Conformance: no profile is called " + name);
        System.exit(2);
      }
      for (int index = 1; index < arguments.length; index++) {
        print(arguments[index], name, faults(arguments[index], profile));
      }
    }
  }

  private static Map<String, Fault> faults(String path, PDFAFlavour profile) {
    Map<String, Fault> faults = new TreeMap<>();
    try (PDFAParser parser = Foundries.defaultInstance().createParser(new File(path), profile);
        PDFAValidator validator = Foundries.defaultInstance().createValidator(profile, false)) {
      ValidationResult result = validator.validate(parser);
      for (TestAssertion assertion : result.getTestAssertions()) {
        if (assertion.getStatus() == TestAssertion.Status.FAILED) {
          faults.computeIfAbsent(name(assertion.getRuleId()), rule -> new Fault(place(assertion))).count++;
        }
      }
    } catch (Exception | StackOverflowError error) {
      faults.computeIfAbsent(UNREADABLE, rule -> new Fault(error.toString())).count++;
    }
    return faults;
  }

  /** The standard, the clause and the number of the test, as in {@code ISO 14289-1:2014 7.1-3}. */
  private static String name(RuleId rule) {
    return rule.getSpecification().getId() + " " + rule.getClause() + "-" + rule.getTestNumber();
  }

  private static String place(TestAssertion assertion) {
    return assertion.getMessage() + " @ " + assertion.getLocation().getContext();
  }

  private static void print(String path, String profile, Map<String, Fault> faults) {
    faults.forEach(
        (rule, fault) ->
            System.out.println(
                String.join(
                    "\t",
                    path,
                    profile,
                    rule,
                    Integer.toString(fault.count),
                    fault.example.replaceAll("\\s+", " "))));
  }

  private Conformance() {}
}
