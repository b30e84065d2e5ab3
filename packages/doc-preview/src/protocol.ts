import type { Language } from '@sqos/contract'

/** Larger files are not read into the frame. */
export const MAX_FRAME_BYTES = 300_000_000

/** Language and appearance of the frame. */
export interface FrameSettings {
  language: Language
  dark: boolean
  /** Watermark across every page, in print too: the user's name. */
  watermark: string
}

/** Messages from the dialog to the frame. The first uses the window and transfers a port for the others. */
export type ToFrame =
  | { type: 'show'; name: string; content: Blob; settings: FrameSettings }
  | { type: 'settings'; settings: FrameSettings }
  | { type: 'find'; text: string; step: 1 | -1 }
  | { type: 'page'; page: number }
  | { type: 'zoom'; zoom: number }
  | { type: 'password'; password: string }
  | { type: 'print' }

/** Capabilities of a document, which determine the tools. */
export interface Abilities {
  /** 0 for a document without pages. */
  pages: number
  finds: boolean
  zooms: boolean
  prints: boolean
}

/** Reason why a document is not shown; `locked`: protected by a password in an unsupported way. */
export type Problem = 'unsupported' | 'damaged' | 'locked' | 'tooLarge' | 'password' | 'wrongPassword'

/** Messages from the frame to the dialog. */
export type FromFrame =
  | { type: 'ready' }
  | { type: 'shown'; abilities: Abilities }
  | { type: 'place'; page: number }
  | { type: 'found'; current: number; total: number }
  | { type: 'problem'; problem: Problem }
  | { type: 'escape' }

const TYPES = new Set(['ready', 'shown', 'place', 'found', 'problem', 'escape'])

/** Type guard for messages of the frame, which are not trusted. */
export function isFromFrame(data: unknown): data is FromFrame {
  return typeof data === 'object' && data !== null && 'type' in data && TYPES.has(String(data.type))
}
