/** The two pages of the generator: type of their models, and their title. */
export interface GeneratorKind {
  type: 3 | 4
  name: 'webForm' | 'flowForm'
}

export const WEB_FORM: GeneratorKind = { type: 4, name: 'webForm' }
export const FLOW_FORM: GeneratorKind = { type: 3, name: 'flowForm' }

/** What the code is for: this repository, or a project of its own. */
export const SHAPES = ['workspace', 'standAlone'] as const
