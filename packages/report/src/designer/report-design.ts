import { commit, type History, redo, undo } from '@sqos/hooks/history'
import {
  EMPTY_REPORT,
  readReport,
  writeReport,
  type BlockKind,
  type ReportBlock,
  type ReportDocument,
  type ReportParameter,
  type ReportSource,
} from '@sqos/report-model'

/** What the properties show: a block, a source or a parameter. */
export interface Selected {
  what: 'block' | 'source' | 'parameter'
  id: string
}

export interface ReportDesignState {
  document: ReportDocument
  selected: Selected | undefined
  canUndo: boolean
  canRedo: boolean
  /** Whether the document changed since it was opened or saved. */
  isDirty: boolean
}

interface Present {
  document: ReportDocument
  selected: Selected | undefined
}

/** The document of the designer, its history and its selection. */
export function createReportDesign(content: string) {
  const listeners = new Set<() => void>()
  const first = readReport(content) ?? EMPTY_REPORT
  let history: History<Present> = {
    past: [],
    present: { document: first, selected: undefined },
    future: [],
    merge: undefined,
  }
  let saved = first
  let state = view()

  function view(): ReportDesignState {
    const { document, selected } = history.present
    return {
      document,
      selected,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      isDirty: document !== saved,
    }
  }
  function show(next: History<Present>) {
    history = next
    state = view()
    for (const listener of listeners) listener()
  }
  function take(
    document: ReportDocument,
    { selected = state.selected, merge }: { selected?: Selected | undefined; merge?: string } = {},
  ) {
    show(commit(history, { document, selected }, merge))
  }
  const change = (part: Partial<ReportDocument>, merge?: string) =>
    take({ ...state.document, ...part }, merge === undefined ? {} : { merge })

  /** A name that is free: `block-1`, `block-2` … */
  function freeId(prefix: string): string {
    const { blocks, sources, parameters } = state.document
    const taken = new Set([...blocks, ...sources].map(({ id }) => id).concat(parameters.map(({ name }) => name)))
    let number = taken.size + 1
    while (taken.has(`${prefix}${number}`)) number++
    return `${prefix}${number}`
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    serialise: () => writeReport(state.document),
    select: (selected: Selected | undefined) => show({ ...history, present: { ...history.present, selected } }),
    setOrientation: (orientation: ReportDocument['orientation']) => change({ orientation }),
    addSource(source: Omit<ReportSource, 'id'>) {
      const id = freeId('source')
      take({ ...state.document, sources: [...state.document.sources, { ...source, id }] })
      return id
    },
    addBlock(kind: BlockKind, title: string) {
      const id = freeId('block')
      const block = newBlock(kind, { id, title, source: state.document.sources[0]?.id ?? '' })
      take({ ...state.document, blocks: [...state.document.blocks, block] }, { selected: { what: 'block', id } })
    },
    addParameter(title: string) {
      const name = freeId('p')
      const parameter: ReportParameter = {
        name,
        title,
        kind: 'period',
        isRequired: false,
        isMultiple: false,
        options: [],
        targets: [],
      }
      take(
        { ...state.document, parameters: [...state.document.parameters, parameter] },
        { selected: { what: 'parameter', id: name } },
      )
    },
    changeBlock: (block: ReportBlock, merge?: string) =>
      change({ blocks: state.document.blocks.map((one) => (one.id === block.id ? block : one)) }, merge),
    changeSource: (source: ReportSource) =>
      change({ sources: state.document.sources.map((one) => (one.id === source.id ? source : one)) }, source.id),
    changeParameter: (parameter: ReportParameter, merge?: string) =>
      change(
        { parameters: state.document.parameters.map((one) => (one.name === parameter.name ? parameter : one)) },
        merge,
      ),
    /** Moves the block at a place to another; both from 0, `to` after the block has been taken out. */
    move(from: number, to: number) {
      const { blocks } = state.document
      const block = blocks[from]
      if (!block || from === to || to < 0 || to >= blocks.length) return
      change({ blocks: blocks.toSpliced(from, 1).toSpliced(to, 0, block) })
    },
    copy(id: string) {
      const at = state.document.blocks.findIndex((one) => one.id === id)
      const block = state.document.blocks[at]
      if (!block) return
      const made = { ...block, id: freeId('block') }
      take(
        { ...state.document, blocks: state.document.blocks.toSpliced(at + 1, 0, made) },
        { selected: { what: 'block', id: made.id } },
      )
    },
    remove({ what, id }: Selected) {
      const { blocks, sources, parameters } = state.document
      if (what === 'block') change({ blocks: blocks.filter((one) => one.id !== id) })
      else if (what === 'source') change({ sources: sources.filter((one) => one.id !== id) })
      else change({ parameters: parameters.filter((one) => one.name !== id) })
    },
    undo: () => show(undo(history)),
    redo: () => show(redo(history)),
    markSaved() {
      saved = state.document
      show(history)
    },
  }
}

export type ReportDesign = ReturnType<typeof createReportDesign>

function newBlock(kind: BlockKind, base: { id: string; title: string; source: string }): ReportBlock {
  const measure = { key: 'm1', test: 'count' as const }
  switch (kind) {
    case 'cross':
      return {
        ...base,
        kind,
        filters: [],
        rows: [],
        columns: [],
        measures: [measure],
        hasSubtotals: true,
        hasTotals: true,
        conditions: [],
      }
    case 'list':
      return { ...base, kind, filters: [], fields: [], groups: [], measures: [], hasTotals: true }
    case 'chart':
      return {
        ...base,
        kind,
        filters: [],
        chart: 'bar',
        by: { field: '' },
        measure: { ...measure, key: 'value' },
        isStacked: false,
      }
    case 'text':
      return { id: base.id, title: '', kind, text: base.title }
    case 'break':
      return { id: base.id, title: '', kind }
  }
}
