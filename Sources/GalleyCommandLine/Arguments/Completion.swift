/// The scripts that complete a command line in a shell, made from the descriptions.
struct Completion {
  let commands: [CommandDescription]

  /// The shells there is a script for.
  static let shells = ["bash", "zsh"]

  /// The script of a shell of `shells`.
  func script(for shell: String) -> String {
    shell == "zsh" ? zsh : bash
  }

  // MARK: - bash

  private var bash: String {
    let names = commands.map(\.name).joined(separator: " ")
    return """
      # bash completion for galley: source it, or save it as
      # ~/.local/share/bash-completion/completions/galley
      _galley() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        local command=${COMP_WORDS[1]}
        COMPREPLY=()
        if [[ $COMP_CWORD -eq 1 ]]; then
          COMPREPLY=($(compgen -W "\(names) --help --version" -- "$current"))
          return
        fi
        case "$command $previous" in
      \(commands.map(bashValues).joined())  esac
        case $command in
      \(commands.map(bashOptions).joined())  esac
      }
      complete -F _galley galley

      """
  }

  /// What completes the value after an option.
  private func bashValues(_ command: CommandDescription) -> String {
    command.options.compactMap { option -> String? in
      guard !option.isFlag else { return nil }
      var pattern = "\"\(command.name) --\(option.name)\""
      if let short = option.short { pattern += "|\"\(command.name) -\(short)\"" }
      let words =
        switch option.value {
        case .folder: "compgen -d -- \"$current\""
        case .file: "compgen -f -- \"$current\""
        case .name(_, _, isFile: true):
          "compgen -W \"\(option.words.joined(separator: " "))\" -f -- \"$current\""
        case .choice, .choices, .name:
          "compgen -W \"\(option.words.joined(separator: " "))\" -- \"$current\""
        case .flag, .text, .number: ""
        }
      let reply = words.isEmpty ? "" : " mapfile -t COMPREPLY < <(\(words));"
      return "    \(pattern))\(reply) return ;;\n"
    }.joined()
  }

  /// What completes any other word of a command.
  private func bashOptions(_ command: CommandDescription) -> String {
    let options = command.options.map { "--" + $0.shownName }.joined(separator: " ")
    let operands =
      switch command.operands {
      case .none: ""
      case .articles, .articlesAndFolders, .article, .fontSet, .twoOrArticle:
        "mapfile -t COMPREPLY < <(compgen -f -- \"$current\")"
      case .name(_, let words):
        "mapfile -t COMPREPLY < <(compgen -W \"\(words.joined(separator: " "))\" -f -- \"$current\")"
      case .actions(let words, _):
        "mapfile -t COMPREPLY < <(compgen -W \"\(words.joined(separator: " "))\" -f -- \"$current\")"
      case .word(let words, _):
        "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))"
      }
    return """
          \(command.name))
            if [[ $current == -* ]]; then
              COMPREPLY=($(compgen -W "\(options)" -- "$current"))
            else
              \(operands.isEmpty ? ":" : operands)
            fi ;;

      """
  }

  // MARK: - zsh

  private var zsh: String {
    let names = commands.map { "    '\($0.name):\(Self.quoted($0.summary))'\n" }.joined()
    let cases = commands.map(zshCase).joined()
    return """
      #compdef galley
      # zsh completion for galley: save it as _galley in a folder of $fpath.
      _galley() {
        local -a commands
        commands=(
      \(names)  )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases)  esac
      }
      if [[ $funcstack[1] == _galley ]]; then _galley "$@"; else compdef _galley galley; fi

      """
  }

  private func zshCase(_ command: CommandDescription) -> String {
    var lines = command.options.map { option -> String in
      let action =
        switch option.value {
        case .flag: ""
        case .text: ":value:"
        case .number: ":number:"
        case .file: ":file:_files"
        case .folder: ":folder:_files -/"
        case .name(let name, let words, let isFile):
          ":\(name.lowercased()):"
            + (isFile
              ? "{ compadd -- \(words.joined(separator: " ")); _files }"
              : "(\(words.joined(separator: " ")))")
        case .choice: ":value:(\(option.words.joined(separator: " ")))"
        case .choices: ":values:_sequence compadd - \(option.words.joined(separator: " "))"
        }
      let repeats = option.isRepeatable ? "*" : ""
      return "'\(repeats)--\(option.shownName)[\(Self.quoted(option.help))]\(action)'"
    }
    switch command.operands {
    case .none: break
    case .articles, .articlesAndFolders: lines.append("'*:article:_files'")
    case .fontSet:
      lines.append("':font set:_files'")
      lines.append("'*:article:_files'")
    case .article: lines.append("':article:_files'")
    case .twoOrArticle(let first, let second):
      for name in [first, second] { lines.append("':\(name):_files'") }
    case .name(let name, let words):
      lines.append(
        "':\(name.lowercased()):{ compadd -- \(words.joined(separator: " ")); _files }'")
    case .actions(let words, _):
      lines.append("':action:(\(words.joined(separator: " ")))'")
      lines.append("'*:article:_files'")
    case .word(let words, let name): lines.append("':\(name):(\(words.joined(separator: " ")))'")
    }
    return "    \(command.name)) _arguments \(lines.joined(separator: " \\\n      ")) ;;\n"
  }

  /// Inside single quotes and brackets.
  private static func quoted(_ text: String) -> String {
    text.replacing("'", with: "'\\''").replacing("[", with: "\\[").replacing("]", with: "\\]")
  }
}
