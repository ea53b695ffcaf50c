export interface GazetteerPlace {
  /** Nominatim's place type, such as 'city' or 'state'. */
  addresstype: string;
  name: string;
  /** An older name that users still type, or ''. */
  alias: string;
  /** Surrounding regions, smallest first. */
  within: string;
  lat: number;
  lon: number;
}

/** Columns: addresstype | name (older name) | within | latitude | longitude */
const table = `
state | Karnataka |  | 14.52 | 75.72
state | Maharashtra |  | 18.91 | 75.67
state | Delhi |  | 28.65 | 77.11
state | Tamil Nadu |  | 10.91 | 78.37
state | Telangana |  | 17.85 | 79.12
state | West Bengal |  | 22.99 | 87.85
state | Kerala |  | 10.35 | 76.51
state | Gujarat |  | 22.41 | 71.33
state | Rajasthan |  | 26.81 | 73.77
state | Uttar Pradesh |  | 27.13 | 80.86
state | Punjab |  | 30.93 | 75.5
state | Goa |  | 15.3 | 74.08
city | Bengaluru (Bangalore) | Bangalore North, Bengaluru Urban, Karnataka | 12.977 | 77.591
state_district | Bengaluru Urban (Bangalore Urban) | Karnataka | 12.95 | 77.6
state_district | Bengaluru Rural (Bangalore Rural) | Karnataka | 13.29 | 77.53
city_district | Indiranagar | Bengaluru, Karnataka | 12.972 | 77.641
city_district | Koramangala | Bengaluru, Karnataka | 12.935 | 77.625
city_district | Jayanagar | Bengaluru, Karnataka | 12.93 | 77.583
city_district | Frazer Town | Bengaluru, Karnataka | 12.998 | 77.615
suburb | Whitefield | Bengaluru, Karnataka | 12.97 | 77.75
city | Mysuru (Mysore) | Mysuru Taluk, Mysuru, Karnataka | 12.305 | 76.655
city | Mangaluru (Mangalore) | Dakshina Kannada, Karnataka | 12.87 | 74.842
city | Hubballi (Hubli) | Dharwad, Karnataka | 15.352 | 75.138
city | Mumbai (Bombay) | Mumbai Suburban, Maharashtra | 19.076 | 72.878
city_district | Bandra West | Mumbai, Maharashtra | 19.06 | 72.83
city_district | Dadar | Mumbai, Maharashtra | 19.018 | 72.844
suburb | Andheri | Mumbai, Maharashtra | 19.119 | 72.847
city | Navi Mumbai | Thane, Maharashtra | 19.033 | 73.029
city | Pune (Poona) | Haveli, Pune, Maharashtra | 18.521 | 73.855
city_district | Kothrud | Pune, Maharashtra | 18.507 | 73.807
city_district | Aundh | Pune, Maharashtra | 18.558 | 73.808
city | Nagpur | Nagpur Urban, Nagpur, Maharashtra | 21.15 | 79.082
city | Nashik | Nashik, Maharashtra | 20.011 | 73.79
town | Lonavala | Mawal, Pune, Maharashtra | 18.751 | 73.406
city | Delhi |  | 28.652 | 77.231
city | New Delhi | Delhi | 28.614 | 77.209
city_district | Saket | New Delhi, Delhi | 28.524 | 77.207
city_district | Lajpat Nagar | New Delhi, Delhi | 28.569 | 77.243
state_district | South Delhi | Delhi | 28.49 | 77.2
city | Noida | Dadri, Gautam Buddha Nagar, Uttar Pradesh | 28.535 | 77.391
city | Gurugram (Gurgaon) | Gurugram, Haryana | 28.43 | 77.032
city | Chennai (Madras) | Chennai, Tamil Nadu | 13.084 | 80.27
city_district | Adyar | Chennai, Tamil Nadu | 13.006 | 80.257
city_district | T. Nagar | Chennai, Tamil Nadu | 13.042 | 80.234
city | Coimbatore | Coimbatore, Tamil Nadu | 11.017 | 76.956
city | Madurai | Madurai, Tamil Nadu | 9.925 | 78.12
town | Udhagamandalam (Ooty) | The Nilgiris, Tamil Nadu | 11.413 | 76.696
city | Hyderabad | Hyderabad, Telangana | 17.361 | 78.475
state_district | Hyderabad | Telangana | 17.39 | 78.48
city_district | Banjara Hills | Hyderabad, Telangana | 17.415 | 78.435
city_district | Kukatpally | Hyderabad, Telangana | 17.494 | 78.399
city | Warangal | Hanamkonda, Telangana | 17.982 | 79.597
city | Kolkata (Calcutta) | Kolkata, West Bengal | 22.573 | 88.364
city_district | Salt Lake | Kolkata, West Bengal | 22.58 | 88.416
city_district | Ballygunge | Kolkata, West Bengal | 22.528 | 88.366
city | Siliguri | Matigara, Darjeeling, West Bengal | 26.716 | 88.424
town | Darjeeling | Darjeeling, West Bengal | 27.038 | 88.263
city | Kochi (Cochin) | Kanayannur, Ernakulam, Kerala | 9.968 | 76.245
city_district | Kadavanthra | Kochi, Kerala | 9.965 | 76.299
city_district | Edappally | Kochi, Kerala | 10.025 | 76.308
city | Thiruvananthapuram (Trivandrum) | Thiruvananthapuram, Kerala | 8.524 | 76.937
town | Munnar | Devikulam, Idukki, Kerala | 10.089 | 77.06
village | Kumarakom | Kottayam, Kerala | 9.617 | 76.43
city | Ahmedabad | Ahmedabad, Gujarat | 23.022 | 72.571
city | Surat | Surat, Gujarat | 21.209 | 72.832
city | Jaipur | Jaipur, Rajasthan | 26.915 | 75.819
city | Lucknow | Lucknow, Uttar Pradesh | 26.838 | 80.935
city | Chandigarh | Chandigarh | 30.733 | 76.779
city | Panaji (Panjim) | Tiswadi, North Goa, Goa | 15.498 | 73.827
city | Guwahati | Kamrup Metropolitan, Assam | 26.18 | 91.753
city | Bhopal | Huzur, Bhopal, Madhya Pradesh | 23.258 | 77.402
city | Patna | Patna, Bihar | 25.609 | 85.123
`;

export const gazetteer: readonly GazetteerPlace[] = table.trim().split('\n').map(parsePlace);

function parsePlace(row: string): GazetteerPlace {
  const [addresstype = '', names = '', within = '', lat, lon] = row
    .split('|')
    .map((cell) => cell.trim());
  const [, name = names, alias = ''] = /^(.+) \((.+)\)$/.exec(names) ?? [];
  return { addresstype, name, alias, within, lat: Number(lat), lon: Number(lon) };
}
