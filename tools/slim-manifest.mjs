/** The framework's list of routes, which every first page loads, without what says nothing. */

/** Files that every page has already (see ALWAYS_THERE in storefront/vite.config.ts): nobody waits for them. */
const ALWAYS_THERE = /\/(react|shop|rolldown-runtime)-[^/]*$/;
const SCRIPT = /^(window\.__reactRouterManifest=)(\{.*\});?$/s;

const isNews = (file) => !ALWAYS_THERE.test(file);

/** What is not there reads as false. The root names what is always there, for the others. */
function slim(route) {
  const said = Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false));
  return route.id === 'root' ? said : { ...said, imports: route.imports.filter(isNews), css: route.css.filter(isNews) };
}

/** The script that holds the manifest, smaller. Throws where it is not as we know it. */
export function slimManifest(script) {
  const [, start, json] = SCRIPT.exec(script) ?? [];
  if (!json) throw new Error('The manifest of the routes is not as it was: see tools/slim-manifest.mjs');
  const manifest = JSON.parse(json);
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, slim(route)]);
  return `${start}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`;
}
