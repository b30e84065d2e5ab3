import { checkTokens, type Fault, MAX_ENTRIES } from '../expression/check.ts'
import { isRich, type Operator, type Token, tokenise } from '../expression/tokens.ts'
import { fieldsIn, isFault, type Node, parse } from '../language/parse.ts'
import { type Decimal, toDecimal, ZERO } from './decimal.ts'
import { type Fraction, operate, type Refusal } from './fraction.ts'

/** A formula in postfix order, for evaluation on a stack without recursion. */
export interface Program {
  instructions: readonly Instruction[]
  /** Distinct fields; instructions refer to them by index. */
  fields: readonly { name: string; label: string }[]
  /** The tree of a formula with functions, which has no instructions. */
  tree?: Node
}

type Instruction =
  | { kind: 'number'; value: Fraction }
  | { kind: 'field'; index: number }
  | { kind: 'operator'; operator: Operator }

/** Called after every operation. */
export type OnStep = (step: { operator: Operator; left: Fraction; right: Fraction; result: Fraction | Refusal }) => void

const PRECEDENCE: Record<Operator, number> = { '+': 1, '-': 1, '×': 2, '÷': 2 }

/** Compiles a saved formula, or returns its fault. */
export function compile(expression: unknown): Program | Fault {
  if (Array.isArray(expression) && expression.length > MAX_ENTRIES) return { code: 'tooLong', at: MAX_ENTRIES }
  const tokens = tokenise(expression)
  return isRich(tokens) ? compileTree(tokens) : (checkTokens(tokens) ?? toProgram(tokens))
}

function compileTree(tokens: readonly Token[]): Program | Fault {
  const tree = parse(tokens)
  if (isFault(tree)) return tree
  const fields = new Map(fieldsIn(tree).map(({ name, label }) => [name, label]))
  return { instructions: [], fields: [...fields].map(([name, label]) => ({ name, label })), tree }
}

/** Whether the result of `compile` is a program. */
export const isProgram = (compiled: Program | Fault): compiled is Program => 'instructions' in compiled

/** Dijkstra's shunting-yard algorithm on valid tokens. */
function toProgram(tokens: readonly Token[]): Program {
  const instructions: Instruction[] = []
  const waiting: (Operator | '(')[] = []
  const fields = new Map<string, { index: number; label: string }>()

  const release = (until: (top: Operator) => boolean) => {
    for (let top = waiting.at(-1); top !== undefined && top !== '(' && until(top); top = waiting.at(-1)) {
      instructions.push({ kind: 'operator', operator: top })
      waiting.pop()
    }
  }
  const indexOf = (name: string, label: string) => {
    const known = fields.get(name) ?? { index: fields.size, label }
    fields.set(name, known)
    return known.index
  }

  for (const token of tokens) {
    if (token.kind === 'number') {
      instructions.push({ kind: 'number', value: { top: toDecimal(token.text) ?? ZERO } })
    } else if (token.kind === 'field') {
      instructions.push({ kind: 'field', index: indexOf(token.name, token.label) })
    } else if (token.kind === 'open') {
      waiting.push('(')
    } else if (token.kind === 'close') {
      release(() => true)
      waiting.pop()
    } else if (token.kind === 'operator') {
      const { operator } = token
      release((top) => PRECEDENCE[top] >= PRECEDENCE[operator])
      waiting.push(operator)
    }
  }
  release(() => true)
  return { instructions, fields: [...fields].map(([name, { label }]) => ({ name, label })) }
}

/** Evaluates a program; `read` returns the value of the field with this index in `program.fields`. */
export function run(program: Program, read: (index: number) => Decimal, onStep?: OnStep): Fraction | Refusal {
  const stack: Fraction[] = []
  for (const instruction of program.instructions) {
    if (instruction.kind === 'number') {
      stack.push(instruction.value)
    } else if (instruction.kind === 'field') {
      stack.push({ top: read(instruction.index) })
    } else {
      const right = stack.pop() ?? NOTHING
      const left = stack.pop() ?? NOTHING
      const result = operate(instruction.operator, left, right)
      onStep?.({ operator: instruction.operator, left, right, result })
      if (typeof result === 'string') return result
      stack.push(result)
    }
  }
  return stack[0] ?? NOTHING
}

const NOTHING: Fraction = { top: ZERO }
