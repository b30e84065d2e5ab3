import { toDecimal, ZERO } from '../arithmetic/decimal.ts'
import type { Fraction } from '../arithmetic/fraction.ts'
import type { Fault, FaultCode } from '../expression/check.ts'
import type { Comparison, Operator, Token } from '../expression/tokens.ts'
import type { FormulaFunction } from './function-kit.ts'
import { functionOf } from './functions.ts'
import { isLookupKey, lookupName } from './lookup.ts'

/** A part of a parsed formula; `at` is the index of its saved entry. */
export type Node =
  | { kind: 'number'; value: Fraction; at: number }
  | { kind: 'text'; text: string; at: number }
  | { kind: 'field'; name: string; label: string; at: number }
  | { kind: 'negative'; value: Node; at: number }
  | { kind: 'binary'; operator: BinaryOperator; left: Node; right: Node; at: number }
  | { kind: 'call'; function: FormulaFunction; args: readonly Node[]; at: number }

export type BinaryOperator = Operator | Comparison | '&'

/** Limits that keep the recursion of parser and evaluation short. */
const MAX_RICH_ENTRIES = 2000
const MAX_DEPTH = 60
const MAX_TEXT = 1000

const NUMBER = /^(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)$/
const MAX_NUMBER = 100

const PRECEDENCE: Readonly<Record<BinaryOperator, number>> = {
  '=': 1,
  '≠': 1,
  '>': 1,
  '≥': 1,
  '<': 1,
  '≤': 1,
  '&': 2,
  '+': 3,
  '-': 3,
  '×': 4,
  '÷': 4,
}

/** Parses a formula with functions by precedence climbing. Returns its first fault if it is invalid. */
export function parse(tokens: readonly Token[]): Node | Fault {
  if (tokens.length > MAX_RICH_ENTRIES) return { code: 'tooLong', at: MAX_RICH_ENTRIES }
  return new Parser(tokens).parse()
}

/** Whether the result of `parse` is a fault. */
export const isFault = (parsed: Node | Fault): parsed is Fault => 'code' in parsed

class Parser {
  readonly #tokens: readonly Token[]
  #next = 0
  #depth = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  parse(): Node | Fault {
    const node = this.#expression(0)
    if (isFault(node)) return node
    const rest = this.#tokens[this.#next]
    if (!rest) return node
    if (rest.kind === 'close') return fault('notOpened', rest.at)
    if (rest.kind === 'comma') return fault('commaOutside', rest.at)
    return rest.kind === 'unknown' ? fault('unknownToken', rest.at) : fault('operatorMissing', rest.at)
  }

  #expression(least: number): Node | Fault {
    this.#depth += 1
    if (this.#depth > MAX_DEPTH) return fault('tooDeep', this.#tokens[this.#next]?.at ?? 0)
    let left = this.#operand()
    while (!isFault(left)) {
      const token = this.#tokens[this.#next]
      const operator = token && operatorOf(token)
      if (!token || !operator || PRECEDENCE[operator] <= least) break
      this.#next += 1
      const right = this.#expression(PRECEDENCE[operator])
      left = isFault(right) ? right : { kind: 'binary', operator, left, right, at: token.at }
    }
    this.#depth -= 1
    return left
  }

  #operand(): Node | Fault {
    const token = this.#tokens[this.#next]
    if (!token) return fault('operandMissing', this.#end())
    this.#next += 1
    const { at } = token
    switch (token.kind) {
      case 'number': {
        const isNumber = NUMBER.test(token.text) && token.text.length <= MAX_NUMBER
        return isNumber
          ? { kind: 'number', value: { top: toDecimal(token.text) ?? ZERO }, at }
          : fault('invalidNumber', at)
      }
      case 'text':
        return token.text.length > MAX_TEXT ? fault('tooLong', at) : { kind: 'text', text: token.text, at }
      case 'field':
        return { kind: 'field', name: token.name, label: token.label, at }
      case 'operator': {
        if (token.operator !== '-') return fault('operandMissing', at)
        const value = this.#expression(PRECEDENCE['×'])
        return isFault(value) ? value : { kind: 'negative', value, at }
      }
      case 'open': {
        const inner = this.#expression(0)
        if (isFault(inner)) return inner
        return this.#close(at) ?? inner
      }
      case 'function':
        return this.#call(token.name, at)
      case 'unknown':
        return fault('unknownToken', at)
      case 'close':
      case 'comma':
      case 'comparison':
      case 'join':
        return fault('operandMissing', at)
    }
  }

  #call(name: string, at: number): Node | Fault {
    const called = functionOf(name)
    if (!called) return { ...fault('unknownFunction', at), name }
    if (this.#tokens[this.#next]?.kind !== 'open') return { ...fault('noArguments', at), name }
    const open = this.#tokens[this.#next]?.at ?? at
    this.#next += 1
    const args: Node[] = []
    if (this.#tokens[this.#next]?.kind !== 'close') {
      do {
        const arg = this.#expression(0)
        if (isFault(arg)) return arg
        args.push(arg)
      } while (this.#take('comma'))
    }
    const unclosed = this.#close(open)
    if (unclosed) return unclosed
    const most = called.isOpen ? Infinity : called.parameters.length
    if (args.length < called.least || args.length > most) return { ...fault('argumentCount', at), name }
    return name === 'LOOKUP' ? lookupNode(args, at) : { kind: 'call', function: called, args, at }
  }

  #take(kind: Token['kind']): boolean {
    if (this.#tokens[this.#next]?.kind !== kind) return false
    this.#next += 1
    return true
  }

  #close(open: number): Fault | undefined {
    if (this.#take('close')) return undefined
    const token = this.#tokens[this.#next]
    if (!token) return fault('notClosed', open)
    return token.kind === 'comma' ? fault('commaOutside', token.at) : fault('operatorMissing', token.at)
  }

  /** The index after the last entry. */
  #end(): number {
    return (this.#tokens.at(-1)?.at ?? -1) + 1
  }
}

/** LOOKUP names its value when the formula is parsed, so that it is an operand like the fields of the form. */
function lookupNode([relation, key]: readonly Node[], at: number): Node | Fault {
  if (relation?.kind !== 'field' || key?.kind !== 'text' || !isLookupKey(key.text)) return fault('lookupArguments', at)
  const name = lookupName({ relation: relation.name, key: key.text })
  return { kind: 'field', name, label: `${relation.label}.${key.text}`, at }
}

function operatorOf(token: Token): BinaryOperator | undefined {
  if (token.kind === 'operator' || token.kind === 'comparison') return token.operator
  return token.kind === 'join' ? '&' : undefined
}

const fault = (code: FaultCode, at: number): Fault => ({ code, at })

/** All fields of a formula. */
export function fieldsIn(node: Node): readonly { name: string; label: string }[] {
  switch (node.kind) {
    case 'field':
      return [node]
    case 'negative':
      return fieldsIn(node.value)
    case 'binary':
      return [...fieldsIn(node.left), ...fieldsIn(node.right)]
    case 'call':
      return node.args.flatMap(fieldsIn)
    case 'number':
    case 'text':
      return []
  }
}

/** The fields of an argument that other aggregates inside of it do not cover. */
export function directFields(node: Node): readonly { name: string }[] {
  switch (node.kind) {
    case 'field':
      return [node]
    case 'negative':
      return directFields(node.value)
    case 'binary':
      return [...directFields(node.left), ...directFields(node.right)]
    case 'call':
      return node.function.isAggregate ? [] : node.args.flatMap(directFields)
    case 'number':
    case 'text':
      return []
  }
}
