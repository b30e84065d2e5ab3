import type { Move } from './move-from.ts'

interface Key {
  key: string
  isCtrl: boolean
}

const PLAIN: Record<string, Move> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'rowStart',
  End: 'rowEnd',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
}

const WITH_CTRL: Record<string, Move> = {
  ArrowUp: 'top',
  ArrowDown: 'bottom',
  ArrowLeft: 'rowStart',
  ArrowRight: 'rowEnd',
  Home: 'first',
  End: 'last',
}

/** The move of a key, as in spreadsheets. */
export const moveOfKey = ({ key, isCtrl }: Key): Move | undefined => (isCtrl ? WITH_CTRL : PLAIN)[key]
