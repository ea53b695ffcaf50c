import type { Registration } from '../../../src/contract/doctors.ts';

type Row = readonly [doctorId: string, number: string, council: string, year: number];

const rows: readonly Row[] = [
  ['doctor-ananya-krishnan', 'KMC 61347', 'Karnataka Medical Council', 2012],
  ['doctor-farah-qureshi', 'KMC 68448', 'Karnataka Medical Council', 2017],
  ['doctor-lalita-deshpande', 'KMC 29471', 'Karnataka Medical Council', 1990],
  ['doctor-harpreet-singh-gill', 'PMC 54896', 'Punjab Medical Council', 2008],
  ['doctor-raghav-menon', 'TCMC 49713', 'Travancore-Cochin Medical Council', 2004],
  ['doctor-nandini-bhat', 'KMC 46749', 'Karnataka Medical Council', 2002],
  ['doctor-suresh-kamath', 'KMC 72085', 'Karnataka Medical Council', 2020],
  ['doctor-rukmini-shenoy', 'KMC 61867', 'Karnataka Medical Council', 2013],
  ['doctor-selvi-murugan', 'TNMC 69706', 'Tamil Nadu Medical Council', 2018],
  ['doctor-karthik-subramanian', 'TNMC 62164', 'Tamil Nadu Medical Council', 2013],
  ['doctor-padmavathi-raman', 'TNMC 40533', 'Tamil Nadu Medical Council', 1998],
  ['doctor-venkat-reddy', 'TSMC 53538', 'Telangana State Medical Council', 2007],
  ['doctor-ayesha-sultana', 'TSMC 65292', 'Telangana State Medical Council', 2015],
  ['doctor-srinivas-chary', 'TSMC 76716', 'Telangana State Medical Council', 2023],
  ['doctor-jacob-vettathil', 'TCMC 31533', 'Travancore-Cochin Medical Council', 1992],
  ['doctor-anju-mathew', 'TCMC 58243', 'Travancore-Cochin Medical Council', 2010],
  ['doctor-sreejith-varma', 'TCMC 63496', 'Travancore-Cochin Medical Council', 2014],
  ['doctor-ishita-banerjee', 'WBMC 76623', 'West Bengal Medical Council', 2023],
  ['doctor-subhash-mukherjee', 'WBMC 36205', 'West Bengal Medical Council', 1995],
  ['doctor-moumita-ghosh', 'WBMC 70564', 'West Bengal Medical Council', 2019],
  ['doctor-rustom-daruwala', 'MMC 21476', 'Maharashtra Medical Council', 1985],
  ['doctor-sana-rizvi', 'MMC 74085', 'Maharashtra Medical Council', 2021],
  ['doctor-aditi-kulkarni', 'MMC 63765', 'Maharashtra Medical Council', 2014],
  ['doctor-joaquim-pereira', 'MMC 56973', 'Maharashtra Medical Council', 2009],
  ['doctor-nilesh-wagh', 'MMC 67675', 'Maharashtra Medical Council', 2017],
  ['doctor-vikram-chauhan', 'DMC 59058', 'Delhi Medical Council', 2011],
  ['doctor-zoya-siddiqui', 'DMC 66287', 'Delhi Medical Council', 2016],
  ['doctor-manish-agarwal', 'DMC 52427', 'Delhi Medical Council', 2006],
  ['doctor-tenzin-wangmo', 'DMC 75410', 'Delhi Medical Council', 2022],
  ['doctor-asen-longchar', 'MMC 72431', 'Maharashtra Medical Council', 2020],
  ['doctor-anil-gokhale', 'MMC 44470', 'Maharashtra Medical Council', 2001],
  ['doctor-sneha-patil', 'MMC 66724', 'Maharashtra Medical Council', 2016],
];

export const registrations: ReadonlyMap<string, Registration> = new Map(
  rows.map(([doctorId, number, council, year]) => [doctorId, { number, council, year }]),
);
