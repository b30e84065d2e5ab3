export { stateWith, tableState, type QueryFacts } from '@sqos/ui-kit/table'
