import { Link, useLoaderData } from 'react-router';
export async function loader() { return { a: 'x'.repeat(20000) }; }
export default function Home() { const d = useLoaderData<typeof loader>(); return <h1><Link to="/">hello {d.a.length}</Link></h1>; }
