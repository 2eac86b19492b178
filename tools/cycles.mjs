/** Finds the files that are in an import cycle, by Tarjan's strongly connected components. `imports`: the files that each file imports. */
export function findFilesInCycles(imports) {
  const found = new Set();
  const order = new Map();
  const lowest = new Map();
  const open = [];

  function visit(file) {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    open.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!imports.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file), lowest.get(next)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const cycle = open.splice(open.indexOf(file));
    if (cycle.length > 1) for (const one of cycle) found.add(one);
  }

  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return found;
}
