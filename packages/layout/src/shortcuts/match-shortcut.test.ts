import { expect, it } from 'vitest'
import { keyNames } from './key-names.ts'
import { isShortcut, type Stroke } from './match-shortcut.ts'

const stroke = (key: string, code: string, more: Partial<Stroke> = {}): Stroke => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

it.each([
  ['Ctrl+K', stroke('k', 'KeyK', { ctrlKey: true }), 'mod+k', true],
  ['Ctrl+K with caps lock', stroke('K', 'KeyK', { ctrlKey: true }), 'mod+k', true],
  ['Ctrl+K on a Russian keyboard', stroke('л', 'KeyK', { ctrlKey: true }), 'mod+k', true],
  ['K of a Dvorak keyboard', stroke('k', 'KeyV', { ctrlKey: true }), 'mod+k', true],
  ['K alone', stroke('k', 'KeyK'), 'mod+k', false],
  ['Ctrl+Shift+K', stroke('K', 'KeyK', { ctrlKey: true, shiftKey: true }), 'mod+k', false],
  ['Ctrl+Alt+K', stroke('k', 'KeyK', { ctrlKey: true, altKey: true }), 'mod+k', false],
  ['Meta+K, not on a Mac', stroke('k', 'KeyK', { metaKey: true }), 'mod+k', false],
  ['? with Shift', stroke('?', 'Slash', { shiftKey: true }), '?', true],
  ['? without', stroke('?', 'Minus'), '?', true],
  ['/ with Ctrl', stroke('/', 'Slash', { ctrlKey: true }), '/', false],
  ['Alt+1', stroke('1', 'Digit1', { altKey: true }), 'alt+1', true],
  ['Alt+1 as a Mac writes it', stroke('¡', 'Digit1', { altKey: true }), 'alt+1', true],
  ['Alt+2', stroke('2', 'Digit2', { altKey: true }), 'alt+1', false],
  ['Alt+W', stroke('w', 'KeyW', { altKey: true }), 'alt+w', true],
])('%s', (_, pressed, keys, expected) => {
  expect(isShortcut(pressed, keys, false)).toBe(expected)
})

it('uses Command on a Mac, where Ctrl+K is a key of text fields', () => {
  expect(isShortcut(stroke('k', 'KeyK', { metaKey: true }), 'mod+k', true)).toBe(true)
  expect(isShortcut(stroke('k', 'KeyK', { ctrlKey: true }), 'mod+k', true)).toBe(false)
})

it('names keys as labelled on the keyboard', () => {
  expect(keyNames('mod+k', false)).toEqual(['Ctrl', 'K'])
  expect(keyNames('mod+k', true)).toEqual(['⌘', 'K'])
  expect(keyNames('alt+ArrowLeft', false)).toEqual(['Alt', '←'])
})
