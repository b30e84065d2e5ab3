import { EXTENSIONS, extensionsOf } from '../extensions.ts'
import { Find } from './find.ts'
import { Tables } from './tables.ts'
import { Variable } from './variable.ts'

/** The extensions of documents: those of fields, tables, variables and search. */
export const DOCUMENT_EXTENSIONS = [...EXTENSIONS, Tables, Variable, Find]

/** The same without a history, for documents that several people edit. */
export const SHARED_EXTENSIONS = [...extensionsOf({ hasHistory: false }), Tables, Variable, Find]
