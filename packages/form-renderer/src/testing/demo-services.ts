import { demoCompany, MemoryServices } from '@sqos/form-widgets/testing'

/** Services with the data of the test documents. */
export const demoServices = () =>
  new MemoryServices({
    ...demoCompany(20),
    dictionaries: {
      urgency: [
        { id: '1', fullName: '普通' },
        { id: '2', fullName: '紧急' },
      ],
    },
    models: { customers: [{ id: 'c1', F_Name: '晨光文具', F_Phone: '021-5555' }] },
    interfaces: { '77': [{ id: 'm1', fullName: '钢板', spec: '5mm' }] },
  })
