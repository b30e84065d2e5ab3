import type { Db, Trx } from './database.ts'

/**
 * A database whose transactions are parts of a running one, so that services with their own transactions can work together:
 * all of their writes are committed, or none. Use it inside of the callback of the transaction only.
 */
export function withinTransaction(trx: Trx): Db {
  const builder = {
    execute: async <Result>(callback: (running: Trx) => Promise<Result>): Promise<Result> => await callback(trx),
  }
  return new Proxy<Db>(trx, {
    get(target, name) {
      if (name === 'transaction') return () => builder
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' && isMethod(target, name) ? value.bind(target) : value
    },
  })
}

/** Whether a property is a method, which needs its object; `fn` is a getter of a function with functions. */
function isMethod(target: object, name: string | symbol): boolean {
  for (let owner: object | null = target; owner; owner = Reflect.getPrototypeOf(owner)) {
    const property = Reflect.getOwnPropertyDescriptor(owner, name)
    if (property) return property.get === undefined
  }
  return false
}
