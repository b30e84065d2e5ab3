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
  /** The notice above the document: that it is cut, or which parts are not shown. */
  notes?: readonly string[] | undefined
  abilities: Abilities
  /** The elements of the pages, in order; the frame tells which is in sight. */
  pages?: readonly HTMLElement[] | undefined
  find?: ((text: string) => Promise<readonly Match[]> | readonly Match[]) | undefined
  /** 1 is the size as meant. */
  setZoom?: ((zoom: number) => void) | undefined
  /** Its pages begin as wide as the window where they are wider: on a phone. */
  fits?: boolean | undefined
  /** Draws what paper needs and the screen not yet. */
  beforePrint?: (() => Promise<void>) | undefined
}

/** What a view is made of. */
export interface Source {
  name: string
  content: Blob
  bytes: Uint8Array<ArrayBuffer>
  text: ViewerText
  /** Asks for the password of a protected document, again and again until one is right. */
  askPassword: (problem: Problem) => Promise<string>
}

/** A document that cannot be shown, and why. */
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

/** An element of this document. Text is always text: nothing of a file becomes markup this way. */
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
