/** Finds the files that import each other in a circle: Tarjan's strongly connected components. `imports`: the files that each file imports. */
export function filesInCircles(imports) {
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
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1) for (const one of circle) found.add(one);
  }

  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return found;
}
