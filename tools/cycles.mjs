/**
 * Finds the files that are in an import cycle, by Tarjan's algorithm for strongly connected components. `imports` maps each file to the files
 * that it imports.
 */
export function findFilesInCycles(imports) {
  const filesInCycles = new Set();
  /** The number of each file in the order of visits. */
  const order = new Map();
  /** The lowest number of a file that each file can reach by its imports. */
  const lowest = new Map();
  const stack = [];

  function visit(file) {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    stack.push(file);
    for (const imported of imports.get(file) ?? []) {
      if (!imports.has(imported)) continue;
      if (!order.has(imported)) visit(imported);
      if (stack.includes(imported)) lowest.set(file, Math.min(lowest.get(file), lowest.get(imported)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const cycle = stack.splice(stack.indexOf(file));
    if (cycle.length > 1) for (const member of cycle) filesInCycles.add(member);
  }

  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return filesInCycles;
}
