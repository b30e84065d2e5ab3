import type { Extension } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate, WidgetType } from '@codemirror/view'
import type { CodeChip, CodeEditorProps } from './types.ts'

class Chip extends WidgetType {
  readonly chip: CodeChip

  constructor(chip: CodeChip) {
    super()
    this.chip = chip
  }

  override eq({ chip }: Chip): boolean {
    return chip.label === this.chip.label && chip.isInvalid === this.chip.isInvalid
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span')
    element.className = this.chip.isInvalid ? 'cm-chip cm-chip-invalid' : 'cm-chip'
    element.textContent = this.chip.label
    return element
  }
}

/** Shows parts of the text as chips. The cursor steps over a chip, and Backspace removes it as a whole. */
export function showChips(chipsOf: NonNullable<CodeEditorProps['chips']>): Extension {
  const marksOf = ({ state }: EditorView) =>
    Decoration.set(
      chipsOf(state.doc.toString())
        .filter(({ from, to }) => from < to)
        .map((chip) => Decoration.replace({ widget: new Chip(chip) }).range(chip.from, chip.to)),
      true,
    )
  class ChipMarks {
    marks: DecorationSet

    constructor(view: EditorView) {
      this.marks = marksOf(view)
    }

    update({ docChanged, view }: ViewUpdate) {
      if (docChanged) this.marks = marksOf(view)
    }
  }
  return ViewPlugin.fromClass(ChipMarks, {
    decorations: ({ marks }) => marks,
    provide: (plugin) => EditorView.atomicRanges.of((view) => view.plugin(plugin)?.marks ?? Decoration.none),
  })
}
