export function filesInCircles(imports: ReadonlyMap<string, readonly string[]>): Set<string>;
