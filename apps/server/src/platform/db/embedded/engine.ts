import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'

/** Message of the wire protocol: a simple query (`Q`) without a statement. */
const EMPTY_QUERY = Uint8Array.from([0x51, 0, 0, 0, 6, 0x3b, 0])
const STARTUP = 0
const TERMINATE = 0x58

/** Not a field: the constructor of PGlite already sends statements. */
const withParser = new WeakSet<Engine>()

/**
 * PGlite whose parser of SQL stays with V8's fast compiler. The optimising compiler needs 600 MB and some three seconds
 * for this one function (`base_yyparse`, 105 kB of code), and statements are parsed no faster afterwards. V8 decides
 * when it first compiles a function whether it may be optimised later: so the first statement is an empty one, while
 * only function 0, an import, may be. A V8 without this flag ignores it.
 */
export class Engine extends PGlite {
  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (!withParser.has(this) && message[0] !== STARTUP && message[0] !== TERMINATE) {
      withParser.add(this)
      setFlagsFromString('--wasm-tier-up-filter=0')
      try {
        super.execProtocolRawSync(EMPTY_QUERY)
      } finally {
        setFlagsFromString('--wasm-tier-up-filter=-1')
      }
    }
    return super.execProtocolRawSync(message)
  }
}
