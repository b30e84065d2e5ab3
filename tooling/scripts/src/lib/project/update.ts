import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../run.ts'
import type { Step } from '../verdict.ts'

/**
 * A person changes three files, and the form gets a field and a shorter text. After `npm run update` both sides are there, with a
 * migration; the line that both changed is marked with all three texts, and the command names its file and fails.
 */
export const updateStep = (project: string, name: string): Step => ({
  name: `project ${name}: update`,
  async work() {
    const pathOf = (file: string) => `server/${name}/${name}.${file}.ts`
    const read = (path: string) => readFileSync(join(project, path), 'utf8')
    const change = (path: string, from: string | RegExp, to: string) =>
      writeFileSync(
        join(project, path),
        read(path).replace(from, () => to),
      )
    change(pathOf('service'), /\/\*\* Business logic of .* \*\//, '/** Changed by hand. */')
    writeFileSync(join(project, 'README.md'), `${read('README.md')}\nWritten by hand.\n`)
    const fields = pathOf('fields-part1')
    const newer = readFileSync(join(`${project}-newer`, fields), 'utf8')
    const line =
      read(fields)
        .split('\n')
        .find((one) => !newer.split('\n').includes(one)) ?? ''
    const byHand = `${line} // By hand.`
    change(fields, line, byHand)

    const updated = await run('npm', ['run', 'update', '--', `${project}-newer`], { cwd: project })
    const marked = read(fields).split('\n')
    const problems = [
      ...(updated.code === 0 ? ['The command did not fail.'] : []),
      ...(updated.output.includes(`! ${fields}`) ? [] : ['The command does not name the file with the conflict.']),
      ...['<<<<<<< mine', byHand, '||||||| generated before', line, '=======', '>>>>>>> generated now']
        .filter((one) => !marked.includes(one))
        .map((one) => `${fields} lacks “${one}”.`),
      ...(read(pathOf('service')).includes('Changed by hand') ? [] : ['The change by hand is lost.']),
      ...(read('README.md').includes('Written by hand') ? [] : ['The README by hand is lost.']),
      ...(read(pathOf('fields-part2')).includes('addedLater') ? [] : ['The new field is missing.']),
      ...(readdirSync(join(project, 'server/migrations')).includes(`0002-${name}.ts`)
        ? []
        : ['The migration of the new field is missing.']),
    ]
    // As a person decides: for the new generation.
    cpSync(join(`${project}-newer`, fields), join(project, fields))
    return { code: problems.length, output: [updated.output, ...problems].join('\n') }
  },
})
