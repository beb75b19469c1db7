import type { Workload } from '@dynamometer/core';
import billing from '@dynamometer/core/examples/billing-tenants.json';

/** Tenants with their users, events and invoices in one table: where the panel of costs begins. */
export const SAMPLE_WORKLOAD: Workload = billing as unknown as Workload;
