import { type FormulaFunction, of } from './function-kit.ts'
import { isEmpty, isTrue } from './value.ts'

/** Functions of conditions, and LOOKUP. */
export const logicFunctions: readonly FormulaFunction[] = [
  {
    name: 'IF',
    group: 'logic',
    parameters: ['any', 'any', 'any'],
    least: 2,
    result: 'same',
    run: ([condition, then, otherwise]) => (isTrue(condition?.()) ? then?.() : otherwise?.()),
  },
  {
    name: 'AND',
    group: 'logic',
    parameters: ['any'],
    least: 1,
    isOpen: true,
    result: 'boolean',
    run: (args) => args.every((one) => isTrue(one())),
  },
  {
    name: 'OR',
    group: 'logic',
    parameters: ['any'],
    least: 1,
    isOpen: true,
    result: 'boolean',
    run: (args) => args.some((one) => isTrue(one())),
  },
  {
    name: 'NOT',
    group: 'logic',
    parameters: ['any'],
    least: 1,
    result: 'boolean',
    run: of(([value]) => !isTrue(value)),
  },
  {
    name: 'ISEMPTY',
    group: 'logic',
    parameters: ['any'],
    least: 1,
    result: 'boolean',
    run: of(([value]) => isEmpty(value)),
  },
  {
    // The parser replaces the call by its value: the operand of a related record.
    name: 'LOOKUP',
    group: 'table',
    parameters: ['any', 'text'],
    least: 2,
    result: 'any',
    run: () => undefined,
  },
]
