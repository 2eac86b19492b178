export function isTestFile(path: string): boolean;
export function isLong(path: string): boolean;
export function usesWholeShop(path: string): boolean;
export function needsBuild(path: string): boolean;
export function isComponentSupport(path: string): boolean;
export function listStepsOf(path: string): readonly string[];
export function needsDatabase(path: string): boolean;
