import type { Abilities, Problem } from '../protocol.ts'
import type { ViewerText } from './text.ts'

/** A match of the search; `reveal` renders it if necessary and returns its range. */
export interface Match {
  page: number
  reveal: () => Promise<Range | undefined> | Range
}

/** A document in the frame. */
export interface View {
  element: HTMLElement
  /** Notice above the document: truncated, or parts left out. */
  notes?: readonly string[] | undefined
  abilities: Abilities
  /** The elements of the pages, in order; the frame reports the visible one. */
  pages?: readonly HTMLElement[] | undefined
  find?: ((text: string) => Promise<readonly Match[]> | readonly Match[]) | undefined
  /** 1 is the original size. */
  setZoom?: ((zoom: number) => void) | undefined
  /** Wide pages are fitted to the window at first, such as on phones. */
  fits?: boolean | undefined
  /** Renders pages for printing that are not rendered yet. */
  beforePrint?: (() => Promise<void>) | undefined
}

/** Input of a view. */
export interface Source {
  name: string
  content: Blob
  bytes: Uint8Array<ArrayBuffer>
  text: ViewerText
  /** Asks for the password of a protected document until it is correct. */
  askPassword: (problem: Problem) => Promise<string>
}

/** A document that cannot be shown, with the reason. */
export class NotShown extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem)
    this.problem = problem
  }
}

export interface ElementOptions {
  className?: string | undefined
  text?: string | undefined
  children?: readonly Node[] | undefined
}

/** An element of this document. Strings become text nodes, never markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { className, text, children }: ElementOptions = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (className) made.className = className
  if (text !== undefined) made.textContent = text
  if (children) made.append(...children)
  return made
}
