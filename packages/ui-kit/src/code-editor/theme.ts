import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const FONT = "ui-monospace, 'SF Mono', Menlo, Consolas, monospace"
const RING = { outline: '2px solid rgb(var(--primary-6))', outlineOffset: '-1px' }
const POPUP = {
  color: 'var(--color-text-1)',
  backgroundColor: 'var(--color-bg-popup)',
  border: '1px solid var(--color-border-2)',
  borderRadius: 'var(--border-radius-small)',
}

// Colours are Arco's tokens, which the shadow root inherits: one theme for light and dark.
const look = EditorView.theme({
  '&': { blockSize: '100%', color: 'var(--color-text-1)', fontSize: 'var(--font-code, 13px)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: FONT, lineHeight: 'var(--line-note, 20px)' },
  '.cm-content': { paddingBlock: '8px', caretColor: 'var(--color-text-1)' },
  '.cm-line': { paddingInline: '8px 12px' },
  '.cm-placeholder': { color: 'var(--color-text-3)' },
  '.cm-cursor, .cm-dropCursor': { borderInlineStartColor: 'var(--color-text-1)' },
  '.cm-gutters': {
    color: 'var(--color-text-3)',
    backgroundColor: 'transparent',
    borderInlineEnd: '1px solid var(--color-border-2)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine, &.cm-focused .cm-activeLineGutter': { backgroundColor: 'var(--color-fill-2)' },
  '&.cm-focused .cm-activeLineGutter': { color: 'var(--color-text-1)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'rgba(var(--primary-6), 0.24)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'transparent', ...RING, outlineWidth: '1px' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'rgba(var(--danger-6), 0.24)' },
  '.cm-searchMatch': { backgroundColor: 'rgba(var(--warning-6), 0.3)' },
  '.cm-searchMatch-selected': { backgroundColor: 'rgba(var(--warning-6), 0.6)' },
  '.cm-selectionMatch': { backgroundColor: 'var(--color-fill-3)' },
  '.cm-parameter': { color: 'rgb(var(--purple-6))' },
  '.cm-chip': {
    padding: '1px 6px',
    color: 'rgb(var(--primary-7))',
    fontFamily: 'inherit',
    backgroundColor: 'rgb(var(--primary-1))',
    borderRadius: 'var(--border-radius-small)',
  },
  '.cm-chip-invalid': {
    color: 'rgb(var(--danger-7))',
    backgroundColor: 'rgb(var(--danger-1))',
    textDecoration: 'line-through',
  },
  '.cm-completionInfo': { padding: '6px 10px', maxInlineSize: '320px', whiteSpace: 'pre-line' },
  '.cm-parameter *': { color: 'inherit' },

  '.cm-panels': { color: 'var(--color-text-1)', backgroundColor: 'var(--color-bg-2)' },
  '.cm-panels-top': { borderBlockEnd: '1px solid var(--color-border-2)' },
  '.cm-panel.cm-search': { paddingInlineEnd: '32px', font: 'inherit' },
  '.cm-panel.cm-search label': { fontSize: 'var(--font-note, 12px)' },
  '.cm-panel input.cm-textfield': { ...POPUP, backgroundColor: 'var(--color-bg-1)', padding: '2px 6px' },
  '.cm-panel .cm-button': { ...POPUP, backgroundImage: 'none', backgroundColor: 'var(--color-fill-2)' },
  '.cm-panel .cm-button:hover': { backgroundColor: 'var(--color-fill-3)' },
  '.cm-panel button[name=close]': { color: 'var(--color-text-1)', fontSize: 'var(--font-title, 20px)' },
  '.cm-panel :is(input, button):focus-visible': RING,

  '.cm-tooltip': { ...POPUP, boxShadow: '0 4px 16px rgb(0 0 0 / 16%)', overflow: 'hidden' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: FONT, maxInlineSize: 'min(480px, 90vw)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '4px 12px', lineHeight: 'var(--line-note, 20px)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--color-text-1)',
    backgroundColor: 'var(--color-fill-3)',
  },
  '.cm-completionDetail': { color: 'var(--color-text-2)', fontStyle: 'normal' },
  '.cm-tooltip-lint': { fontSize: 'var(--font-code, 13px)' },
  '.cm-diagnostic-error': { borderInlineStart: '3px solid rgb(var(--danger-6))' },
  '.cm-gutter-lint': { inlineSize: '16px' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '2px' },
})

// Steps of Arco's ramps with a contrast of 4.5 : 1 on the background in both modes.
const colours = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--color-text-3)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'rgb(var(--green-7))' },
  { tag: [tags.number, tags.bool, tags.null], color: 'rgb(var(--orange-7))' },
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.tagName], color: 'rgb(var(--arcoblue-6))' },
  { tag: [tags.propertyName, tags.attributeName, tags.typeName], color: 'rgb(var(--purple-6))' },
  { tag: tags.invalid, color: 'rgb(var(--danger-6))' },
])

/** Colours, fonts and measures of the editor. */
export const theme: Extension = [look, syntaxHighlighting(colours)]
