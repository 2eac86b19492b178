/**
 * Finds the files that are in an import cycle, by Tarjan's algorithm for strongly connected components. `imports` maps each file to the files
 * that it imports.
 */
export function findFilesInCycles(imports) {
  const filesInCycles = new Set();
  /** For each file, how many files were visited before it. */
  const visitNumbers = new Map();
  /** For each file, the lowest visit number of a file that it can reach by its imports. */
  const lowestReachable = new Map();
  const stack = [];

  function visit(file) {
    visitNumbers.set(file, visitNumbers.size);
    lowestReachable.set(file, visitNumbers.get(file));
    stack.push(file);
    for (const imported of imports.get(file) ?? []) {
      if (!imports.has(imported)) continue;
      if (!visitNumbers.has(imported)) visit(imported);
      if (stack.includes(imported)) lowestReachable.set(file, Math.min(lowestReachable.get(file), lowestReachable.get(imported)));
    }
    if (lowestReachable.get(file) !== visitNumbers.get(file)) return;
    // The files that can reach each other. A component of one file is no cycle.
    const component = stack.splice(stack.indexOf(file));
    if (component.length > 1) for (const member of component) filesInCycles.add(member);
  }

  for (const file of imports.keys()) if (!visitNumbers.has(file)) visit(file);
  return filesInCycles;
}
