import { describe, expect, it } from 'vitest'
import { backgroundsOf, contrast, paletteOf, SURFACES, TEXT_CONTRAST, type Rgb } from './palette.ts'
import { THEME_COLORS } from './settings.ts'

const MODES = ['light', 'dark'] as const

/** Arco's hues for status and tags: their sixth steps fail as text, too. */
const ARCO_HUES = {
  red: '#f53f3f',
  orangered: '#f77234',
  orange: '#ff7d00',
  gold: '#f7ba1e',
  yellow: '#fadc19',
  lime: '#9fdb1d',
  green: '#00b42a',
  cyan: '#14c9c9',
  blue: '#3491fa',
  arcoblue: '#165dff',
  purple: '#722ed1',
  pinkpurple: '#d91ad9',
  magenta: '#f5319d',
}

const DARK = "[arco-theme='dark']"

const line = (name: string, rgb: Rgb | undefined) => `  --${name}: ${rgb?.join(', ')};`

function themeRules() {
  return Object.entries(THEME_COLORS).flatMap(([name, hex]) =>
    MODES.map((mode) => {
      const { steps, shade } = paletteOf(hex, mode)
      const body = `html body${mode === 'dark' ? DARK : ''}`
      const selector = name === 'blue' ? `${body},\n${body}[data-color='blue']` : `${body}[data-color='${name}']`
      const lines = steps.map((rgb, index) => line(`primary-${index + 1}`, rgb))
      return `${selector} {\n${[...lines, line('primary-shade', shade)].join('\n')}\n}`
    }),
  )
}

function hueRules() {
  return MODES.map((mode) => {
    const lines = Object.entries(ARCO_HUES).flatMap(([name, hex]) => {
      const { steps } = paletteOf(hex, mode)
      return [5, 6, 7].map((step) => line(`${name}-${step}`, steps[step - 1]))
    })
    return `html body${mode === 'dark' ? DARK : ''} {\n${lines.join('\n')}\n}`
  })
}

it('is what the stylesheet says (run with -u after a change of colours)', async () => {
  const head =
    '/* Computed by palettes.test.ts from settings.ts: change the colours there and run that test with -u. */'
  await expect(`${[head, ...themeRules(), ...hueRules()].join('\n\n')}\n`).toMatchFileSnapshot('./palettes.css')
})

describe.each(MODES)('in %s', (mode) => {
  it.each(Object.entries({ ...ARCO_HUES, ...THEME_COLORS }))('%s can be read as text and under text', (_, hex) => {
    const { steps, shade } = paletteOf(hex, mode)
    const [tint, , , , hover, base] = steps
    if (!tint || !hover || !base) throw new Error('a palette has ten steps')

    for (const background of backgroundsOf(base, { mode, tint })) {
      expect(contrast(base, background)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
      expect(contrast(shade, background)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
    }
    expect(contrast(SURFACES[mode].onColor, base)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
    expect(contrast(SURFACES[mode].onColor, hover)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
  })
})

it('measures contrast as WCAG does', () => {
  expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21)
  expect(contrast([24, 144, 255], [255, 255, 255])).toBeCloseTo(3.23, 1)
})
