/** Loaded before a server (`--import`): its clock is CLOCK_SHIFT ms ahead, so that time limits are over without waiting. */
const shift = Number(process.env['CLOCK_SHIFT'] ?? 0)
const RealDate = Date

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [RealDate.now() + shift] : args, newTarget) as Date,
  apply: () => new RealDate(RealDate.now() + shift).toString(),
  get: (target, key) => (key === 'now' ? () => RealDate.now() + shift : Reflect.get(target, key)),
})
