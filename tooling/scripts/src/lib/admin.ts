import { run, type Ended } from './run.ts'

/** Builds the admin shell into apps/admin/dist; turbo does nothing when no input changed since it was last built. */
export const buildAdmin = (): Promise<Ended> =>
  run('turbo', ['run', 'build', '--filter=@sqos/admin', '--output-logs=new-only', '--ui=stream'])

/** The same for a person who waits: says what it does, how long it took, and shows the output only when it failed. */
export async function buildAdminAloud(): Promise<boolean> {
  const start = performance.now()
  console.log('Building the admin; this takes a few seconds when it has changed …')
  const { code, output } = await buildAdmin()
  if (code !== 0) console.error(`${output}\nThe admin could not be built; the output above says why.`)
  else if (output.includes('FULL TURBO')) console.log('Nothing has changed since the last build.')
  else console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
  return code === 0
}
