import { describe, expect, it } from 'vitest'
import { loadPatternEngine } from './pattern-engine.ts'
import { isCertainlyQuick, needsBacktracking } from './pattern-cost.ts'
import { patternsOf, patternsReady } from './patterns.ts'
import { checkForm } from './rules.ts'
import { readForm } from './read-form.ts'

const ruleOf = (pattern: string) => formOf(pattern).fields.flatMap(patternsOf)[0]

const formOf = (pattern: string) =>
  readForm({
    fields: [
      {
        __config__: { sqosKey: 'comInput', label: 'x', regList: [{ pattern, message: 'no' }] },
        __vModel__: 'F_X',
      },
    ],
  })

const faults = (pattern: string, text: string) => checkForm(formOf(pattern), { F_X: text }).map(({ code }) => code)

/** Patterns that take seconds to years for these texts in the engine of JavaScript. */
const ATTACKS = [
  '^a*a*a*a*a*a*b$',
  '^(a+)+$',
  '^(a|aa)*$',
  '(x+x+)+y',
  '^([a-z0-9]+[-a-z0-9]*[a-z0-9]+.){1,63}$',
  '(.*)*=',
]

it('slow patterns are tested in linear time on the longest text', async () => {
  await loadPatternEngine()

  const answers = ATTACKS.map((pattern) => faults(pattern, `${'a'.repeat(9_998)}!!`))

  expect(ATTACKS.map((pattern) => isCertainlyQuick(pattern))).toEqual(ATTACKS.map(() => false))
  expect(answers).toEqual(ATTACKS.map(() => ['pattern']))
})

it('the linear engine gives the same results as the engine of JavaScript', async () => {
  await patternsReady(formOf('/(a|b)*c/').fields)
  const texts = ['', 'a', 'abc', 'ABC', '2026-01-05', '1 2', '\u4e2d\u6587', 'a\nb', 'x@y.zz', 'a/b']
  const patterns = [
    '/(a|b)*c/',
    '/(a|b)+C/i',
    '/(\\d+-?)+$/',
    '/[\\u4e00-\\u9fa5]+$/',
    '/^(\\w+\\.?)+@(\\w+\\.)+\\w+$/',
    '/(a.?)+b/s',
    '/(^|\\n)b+/m',
    '/([^/]+\\/)+/',
  ]

  for (const source of patterns) {
    const [, body = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(source) ?? []
    const native = new RegExp(body, flags)
    expect(ruleOf(source)?.regex).not.toBeInstanceOf(RegExp)
    expect([source, texts.map((text) => ruleOf(source)?.regex?.test(text))]).toEqual([
      source,
      texts.map((text) => native.test(text)),
    ])
  }
})

describe('choice of the engine', () => {
  it.each([
    '^1[3-9]\\d{9}$',
    '^[a-z]+$',
    '^\\d{4}-\\d{2}$',
    '^(?=.*\\d)(?=.*[a-z]).{8,16}$',
    '^(?:a|b|c)$',
    '\\d',
    'a|b',
    '^[^)(]*$',
  ])('the engine of JavaScript runs %s, which is certainly fast', (pattern) => {
    expect(isCertainlyQuick(pattern)).toBe(true)
  })

  it.each(['\\d+$', '^a*(?=b*c)d', '^(?:(?=a*b)a)*$', '^(a{0,9}){0,9}$', '^a+|b+', '^a+b+$', '^(\\[(x*)*)$'])(
    'does not run %s',
    (pattern) => {
      expect(isCertainlyQuick(pattern)).toBe(false)
    },
  )

  it('a pattern with the flag m is costed from every line', () => {
    expect([isCertainlyQuick('^a+$'), isCertainlyQuick('^a+$', 'm')]).toEqual([true, false])
  })
})

it('reports patterns that only a backtracking engine can run', () => {
  expect(['(?=a)', '(?<!a)', '(a)\\1', '(?<n>a)\\k<n>'].map(needsBacktracking)).toEqual([true, true, true, true])
  expect(['(?:a)', '(?<n>a)', '[(?=]', '\\\\1', '[\\]\\1]'].map(needsBacktracking)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})
