import { z } from 'zod';
import { idField } from '../../fields/text.ts';
import * as brands from '../../staff/brands.ts';
import { seenVersion } from '../../staff/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';

const params = z.object({ brand_id: idField('brand_not_found') });
const readCall = { tag: 'staff', access: 'staff', permission: 'catalogue.read' } as const;
const writeCall = { tag: 'staff', access: 'staff', permission: 'catalogue.write', cost: { cpu: 5, database: 12 } } as const;

export const adminBrandEndpoints = {
  adminBrands: defineEndpoint(STAFF_PATHS.adminBrands, {
    ...readCall,
    summary: 'Brands with the number of their products',
    cost: { cpu: 5, database: 20 },
    query: brands.adminBrandQuery,
    reply: brands.adminBrands,
    refusals: [],
  }),
  adminBrand: defineEndpoint(STAFF_PATHS.adminBrand, {
    ...readCall,
    summary: 'One brand',
    cost: { cpu: 2, database: 4 },
    params,
    reply: brands.adminBrandReply,
    refusals: ['brand_not_found'],
  }),
  createBrand: defineEndpoint(STAFF_PATHS.createBrand, {
    ...writeCall,
    summary: 'Add a brand',
    body: brands.createBrandBody,
    reply: brands.adminBrandReply,
    refusals: ['brand_name_empty', 'brand_name_taken', 'picture_not_found'],
  }),
  updateBrand: defineEndpoint(STAFF_PATHS.updateBrand, {
    ...writeCall,
    summary: 'Change the name or the logo of a brand',
    description: 'Lists of products that are addressed by the earlier name lead to the brand from then on.',
    params,
    body: brands.updateBrandBody,
    reply: brands.adminBrandReply,
    refusals: ['brand_not_found', 'changed_meanwhile', 'brand_name_empty', 'brand_name_taken', 'picture_not_found'],
  }),
  deleteBrand: defineEndpoint(STAFF_PATHS.deleteBrand, {
    ...writeCall,
    summary: 'Delete a brand without products',
    params,
    query: seenVersion,
    reply: brands.adminBrandReply,
    refusals: ['brand_not_found', 'changed_meanwhile', 'brand_in_use'],
  }),
};
