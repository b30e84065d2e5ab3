import type { AppSpec } from '../app-spec.ts'
import { asset } from './asset.ts'
import { contract } from './contract.ts'
import { customer } from './customer.ts'
import { expense } from './expense.ts'
import { inspection } from './inspection.ts'
import { leave } from './leave.ts'
import { purchase } from './purchase.ts'
import { recruiting } from './recruiting.ts'
import { ticket } from './ticket.ts'
import { training } from './training.ts'
import { vehicle } from './vehicle.ts'
import { visitor } from './visitor.ts'

/** The apps of the gallery, in their order. */
export const APPS: readonly AppSpec[] = [
  leave,
  expense,
  purchase,
  vehicle,
  visitor,
  asset,
  contract,
  customer,
  ticket,
  recruiting,
  inspection,
  training,
]
