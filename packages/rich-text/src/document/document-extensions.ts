import { EXTENSIONS, extensionsOf } from '../extensions.ts'
import { Comment } from './comment.ts'
import { Find } from './find.ts'
import { Tables } from './tables.ts'
import { Variable } from './variable.ts'

const OF_DOCUMENTS = [Tables, Variable, Comment, Find]

/** The extensions of documents: those of fields, tables, variables, comments and search. */
export const DOCUMENT_EXTENSIONS = [...EXTENSIONS, ...OF_DOCUMENTS]

/** The same without a history, for documents that several people edit. */
export const SHARED_EXTENSIONS = [...extensionsOf({ hasHistory: false }), ...OF_DOCUMENTS]
