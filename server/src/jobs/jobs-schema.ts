import { getConstructionPlans } from 'pg-boss';

/** pg-boss's script, which wraps its statements in a transaction. */
const SCRIPT = /^\s*BEGIN;(?<statements>.*)COMMIT;\s*$/s;

/** Returns the SQL that creates the tables of the job queue, to run within the caller's transaction. */
export function buildJobsSchema(): string {
  const statements = SCRIPT.exec(getConstructionPlans('pgboss'))?.groups?.statements;
  if (statements === undefined) throw new Error('pg-boss has changed the form of its construction script; adapt SCRIPT in jobs-schema.ts');
  return statements;
}
