import { expect, it } from 'vitest'
import { currentSteps, typeFiles, typeProblems } from './check-type-scale.ts'

const steps = currentSteps()
const problemsOf = (file: string, text: string) => typeProblems([{ file, text }], steps)

it('finds no text beside the scale in this repository', () => {
  expect(steps.size).toBeGreaterThan(10)
  expect(typeProblems(typeFiles(), steps)).toEqual([])
})

it.each([
  ['a size', '.a { font-size: 13px; }'],
  ['a size in rem', '.a{font-size:1rem}'],
  ['the height of a line', '.a { line-height: 20px; }'],
  ['a weight', '.a { font-weight: 600; }'],
  ['all in one', ".a { font: 14px/1.5 'Inter'; }"],
  ['a step that nobody defines', '.a { font-size: var(--font-huge); }'],
])('reports %s in a style sheet', (_, text) => {
  expect(problemsOf('packages/chat/src/a.module.css', text)).toHaveLength(1)
})

it.each(['{ fontSize: 13 }', "{ fontSize: '13px' }", "{ fontWeight: '600' }"])('reports %s in a script', (text) => {
  expect(problemsOf('packages/chat/src/A.tsx', text)).toHaveLength(1)
})

it('accepts steps, with a fallback too, and what follows the text around', () => {
  const css = `.a { font-size: var(--font-note); line-height: var(--line-note); font-weight: 500; }
    .b { font: inherit; font-size: 0.92em; line-height: 1.5; }
    .c { font-size: clamp(var(--font-section), 15cqi, var(--font-figure)); }
    /* font-size: 13px; */`
  expect(problemsOf('packages/chat/src/a.module.css', css)).toEqual([])
  expect(problemsOf('packages/ui-kit/src/a.ts', "{ fontSize: 'var(--font-code, 13px)' }")).toEqual([])
})
