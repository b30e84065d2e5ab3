import type { Language } from '@sqos/contract'

/** Larger files are not read into the frame. */
export const MAX_FRAME_BYTES = 300_000_000

/** Language and appearance of the frame. */
export interface FrameSettings {
  language: Language
  dark: boolean
  /** Stands across every page, on paper too: who reads it. */
  watermark: string
}

/** What the dialog tells the frame: the first through the window, together with a port for the rest. */
export type ToFrame =
  | { type: 'show'; name: string; content: Blob; settings: FrameSettings }
  | { type: 'settings'; settings: FrameSettings }
  | { type: 'find'; text: string; step: 1 | -1 }
  | { type: 'page'; page: number }
  | { type: 'zoom'; zoom: number }
  | { type: 'password'; password: string }
  | { type: 'print' }

/** What a document can do, which decides the tools above it. */
export interface Abilities {
  /** 0 for a document without pages. */
  pages: number
  finds: boolean
  zooms: boolean
  prints: boolean
}

/** Why a document is not shown; `locked`: with a password that cannot be asked for here. */
export type Problem = 'unsupported' | 'damaged' | 'locked' | 'tooLarge' | 'password' | 'wrongPassword'

/** What the frame tells the dialog. */
export type FromFrame =
  | { type: 'ready' }
  | { type: 'shown'; abilities: Abilities }
  | { type: 'place'; page: number }
  | { type: 'found'; current: number; total: number }
  | { type: 'problem'; problem: Problem }
  | { type: 'escape' }

const TYPES = new Set(['ready', 'shown', 'place', 'found', 'problem', 'escape'])

/** Whether a message is one of the frame's: what comes out of the frame is not trusted. */
export function isFromFrame(data: unknown): data is FromFrame {
  return typeof data === 'object' && data !== null && 'type' in data && TYPES.has(String(data.type))
}
