import { IconApps, IconCopy, IconFile, IconImport, IconStorage } from '@arco-design/web-react/icon'
import { type ComponentType, lazy } from 'react'
import type { ModelFormState } from '../use-model-form.ts'

/** A model that a start has created. */
export interface CreatedModel {
  id: string
  /** The import of its rows, which the design shows until it has ended. */
  importId?: string | null
}

/** What a panel of the dialog 新建功能 is given. */
export interface StartProps {
  /** The form of a new model: initial values and save. */
  form: Pick<ModelFormState, 'fields' | 'save'>
  /** Closes the dialog and opens the design of the new model. */
  onCreated: (model: CreatedModel) => void
  /** Closes the dialog without a question. */
  onClose: () => void
  /** Closes the dialog; asks before unsaved input (`useUnsavedInput`) is discarded. */
  onCancel: () => void
}

/** A way to start a new model. Its texts are `start.<code>.title` and `start.<code>.help`. */
export interface Start {
  code: string
  icon: ComponentType
  /** Loaded when it is chosen. */
  Panel: ComponentType<StartProps>
  /** Width of the dialog in px; default 760. */
  width?: number
}

/** The ways to start a new model; the first one is chosen when the dialog opens. */
export const STARTS: readonly Start[] = [
  {
    code: 'blank',
    icon: IconFile,
    Panel: lazy(async () => ({ default: (await import('./blank/BlankStart.tsx')).BlankStart })),
  },
  {
    code: 'gallery',
    icon: IconApps,
    width: 1120,
    Panel: lazy(async () => ({ default: (await import('./gallery/GalleryPanel.tsx')).GalleryPanel })),
  },
  {
    code: 'spreadsheet',
    icon: IconImport,
    Panel: lazy(async () => ({ default: (await import('./spreadsheet/SpreadsheetStart.tsx')).SpreadsheetStart })),
    width: 1040,
  },
  {
    code: 'table',
    icon: IconStorage,
    Panel: lazy(async () => ({ default: (await import('./table/TableStart.tsx')).TableStart })),
  },
  {
    code: 'copy',
    icon: IconCopy,
    Panel: lazy(async () => ({ default: (await import('./copy/CopyStart.tsx')).CopyStart })),
  },
]

/** The body of a start with the order number of the new model. */
export const withSortCode = <Fields extends { fullName: string }>(
  fields: Fields,
  { fields: blank }: StartProps['form'],
): Fields & { sortCode?: number } => ({
  ...fields,
  fullName: fields.fullName.trim(),
  ...(blank?.sortCode !== undefined && { sortCode: blank.sortCode }),
})
