import GalleyConfiguration
import Testing

struct PartitioningTests {
  @Test(
    "A sorted collection is cut before the first element that is after a value",
    arguments: [
      ([], 3, 0), ([3], 2, 0), ([3], 3, 1), ([1, 3, 3, 5], 0, 0), ([1, 3, 3, 5], 3, 3),
      ([1, 3, 3, 5], 4, 3), ([1, 3, 3, 5], 9, 4),
    ])
  func cut(numbers: [Int], value: Int, index: Int) {
    #expect(numbers.partitioningIndex { $0 > value } == index)
  }

  @Test("Indices of a slice are those of the whole")
  func slice() {
    #expect([0, 1, 2, 3, 4][2...].partitioningIndex { $0 > 3 } == 4)
  }
}
