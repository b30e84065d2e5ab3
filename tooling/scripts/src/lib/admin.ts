import { run } from './run.ts'

/** Builds the admin shell into apps/admin/dist; turbo does nothing when no input changed since it was last built. */
export const buildAdmin = (output: 'stream' | 'collect') =>
  run('turbo', ['run', 'build', '--filter=@sqos/admin', '--output-logs=new-only', '--ui=stream'], { output })
