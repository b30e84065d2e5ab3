import { run, type Ended } from './run.ts'

let building: Promise<Ended> | undefined

/** Builds the admin shell into apps/admin/dist, once per process. Turbo skips the build when no input has changed. */
export const buildAdmin = (): Promise<Ended> =>
  (building ??= run('turbo', ['run', 'build', '--filter=@sqos/admin', '--output-logs=new-only', '--ui=stream']))

/** Builds the admin shell, prints progress and duration, and shows the output only when the build failed. */
export async function buildAdminAloud(): Promise<boolean> {
  const start = performance.now()
  console.log('Building the admin; this takes a few seconds when it has changed …')
  const { code, output } = await buildAdmin()
  if (code !== 0) console.error(`${output}\nThe admin could not be built; see the output above.`)
  else if (output.includes('FULL TURBO')) console.log('Nothing has changed since the last build.')
  else console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
  return code === 0
}
